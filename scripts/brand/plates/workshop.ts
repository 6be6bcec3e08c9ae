/** A writer's table under the lamp, the fortnight pinned to the wall on as many cards. */
import { Plate } from "../engraving/plate";
import { board } from "./workshop/board";
import { book } from "./workshop/book";
import { lamp } from "./workshop/lamp";
import { manuscript } from "./workshop/manuscript";
import { pile } from "./workshop/pile";
import { pot } from "./workshop/pot";
import { cards, wall } from "./workshop/wall";

export function workshopPlate(): string {
  const plate = new Plate();
  wall(plate);
  cards(plate);
  board(plate);
  pile(plate);
  pot(plate);
  book(plate);
  manuscript(plate);
  lamp(plate);
  return plate.svg();
}
