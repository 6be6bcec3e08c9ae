/** A half-open door, and behind it six rooms in a row; a lamp is lit in the last. */
import { Plate } from "../engraving/plate";
import { doorLeaf } from "./door/leaf";
import { farRooms } from "./door/rooms";
import { threshold } from "./door/threshold";
import { night } from "./door/view";
import { nearWall } from "./door/wall";

export function doorPlate(): string {
  const plate = new Plate();
  plate.ground(night);
  farRooms(plate);
  doorLeaf(plate);
  nearWall(plate);
  threshold(plate);
  return plate.svg();
}
