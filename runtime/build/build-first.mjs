import { build } from './build.mjs';

/** Before the tests: builds what changed, since some start the product as people do. */
export const setup = () => build(process.execPath);
