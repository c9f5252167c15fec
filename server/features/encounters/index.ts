export { listEncounters, writeEncounter } from './encounters.store.ts';
