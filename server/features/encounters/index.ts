export { listOwnEncounters } from './own/own-encounters.store.ts';
export { listEncounters, writeEncounter } from './encounters.store.ts';
