/** A notebook of which only the first page has served, open at sunrise. */
import { Plate } from "../engraving/plate";
import { board } from "./dawn/board";
import { cup } from "./dawn/cup";
import { hills } from "./dawn/hills";
import { notebook } from "./dawn/notebook";
import { pen } from "./dawn/pen";
import { heaven } from "./dawn/sky";

export function dawnPlate(): string {
  const plate = new Plate();
  plate.ground("#fbc6b2");
  heaven(plate);
  hills(plate);
  board(plate);
  notebook(plate);
  pen(plate);
  cup(plate);
  return plate.svg();
}
