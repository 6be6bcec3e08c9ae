/** The renderer of the Worker. Under its plain name Node would take another one, which has no such function. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
