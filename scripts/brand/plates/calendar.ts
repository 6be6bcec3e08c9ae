/** A calendar whose days are being struck off, an account beside it, and a watch that runs. */
import { Plate } from "../engraving/plate";
import { account } from "./calendar/account";
import { month } from "./calendar/month";
import { pencil } from "./calendar/pencil";
import { table } from "./calendar/table";
import { watch } from "./calendar/watch";

export async function calendarPlate(): Promise<string> {
  const plate = new Plate();
  table(plate);
  account(plate);
  watch(plate);
  await month(plate);
  pencil(plate);
  return plate.svg();
}
