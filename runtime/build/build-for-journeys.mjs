import { buildForJourneys } from './build.mjs';

/** Before the journeys: builds what changed of the product, and its pages with React's warnings. */
export default () => buildForJourneys(process.execPath);
