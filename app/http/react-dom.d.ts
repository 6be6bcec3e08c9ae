/** React's renderers for Workers. Under the plain name, Node would load different ones in the tests. */
declare module "react-dom/server.browser" {
  export * from "react-dom/server";
}
