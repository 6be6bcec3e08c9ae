import { profiles } from "~/content/report/profiles";
import type { Choices } from "./choices";
import type { ProfileType } from "./scoring";

const keys = {
  "Visionnaire Stratégique": "visionary",
  "Expert Prêt à Décoller": "expert",
  "Bâtisseur d'Autorité": "builder",
  "Explorateur du Potentiel": "explorer",
} as const satisfies Record<ProfileType, keyof typeof profiles>;

/** The profile's name as it is printed. */
export function profileTitleOf(type: ProfileType): string {
  return profiles[keys[type]].title;
}

/** Why these answers lead to this profile. */
export function profileTextOf(type: ProfileType, choices: Choices): string {
  const { builder, explorer } = profiles;
  const key = keys[type];
  if (key === "builder") return builder.text[groundOf(choices)];
  if (key === "explorer") return explorer.text[reasonOf(choices)];
  return profiles[key].text;
}

function groundOf({ objective }: Choices): keyof typeof profiles.builder.text {
  return objective === "authority" ? "authority" : "ground";
}

/** The first of the profile's rules that a reader would recognise. */
function reasonOf({ status, experience }: Choices): keyof typeof profiles.explorer.text {
  if (status === "idea" || status === "notes") return status;
  return experience === "novice" || experience === "settled" ? "young" : "total";
}
