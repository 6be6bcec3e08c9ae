export { sharedSite as useSite } from "./shared-site";
