export default Object.values(
  import.meta.glob<string>(
    "../../../../src/chocolatier/locale/en/{advice,app,errors,friends,review,rules,study,table}.ftl",
    { query: "?raw", import: "default", eager: true },
  ),
);
