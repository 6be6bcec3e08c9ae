/** Prints the section of an author, given as JSON: browser tests cannot import components. */
import { renderToStaticMarkup } from "react-dom/server";
import { known } from "~/content/authorship";
import { Author } from "~/ui/sections/author";

const file = JSON.parse(process.argv[2] ?? "null");
process.stdout.write(renderToStaticMarkup(<Author author={known(file)} figures />));
