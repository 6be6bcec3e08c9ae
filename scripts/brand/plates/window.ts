/** A window above the roofs, one of its leaves already closing. */
import { Plate } from "../engraving/plate";
import { curtain } from "./window/curtain";
import { closing, leaf } from "./window/leaf";
import { roofs } from "./window/roofs";
import { room, sill } from "./window/room";
import { heaven } from "./window/sky";

export function windowPlate(): string {
  const plate = new Plate();
  heaven(plate);
  roofs(plate);
  room(plate);
  sill(plate);
  leaf(plate, closing);
  curtain(plate);
  return plate.svg();
}
