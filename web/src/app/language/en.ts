export default Object.values(
  import.meta.glob<string>(
    "../../../../src/chocolatier/locale/en/{advice,app,errors,friends,table}.ftl",
    { query: "?raw", import: "default", eager: true },
  ),
);
