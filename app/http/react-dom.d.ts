/** React's renderers for Workers, whatever runs the tests: under the plain name Node takes other ones. */
declare module "react-dom/server.browser" {
  export * from "react-dom/server";
}
