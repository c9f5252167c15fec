import { buildForJourneys } from './build.mjs';

/** Before the journeys: builds what changed of what they need. */
export default () => buildForJourneys(process.execPath);
