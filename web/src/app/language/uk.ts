export default Object.values(
  import.meta.glob<string>(
    [
      "../../../../src/chocolatier/locale/uk/*.ftl",
      "!../../../../src/chocolatier/locale/*/terminal.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
