import type { contract } from '#contract/index.ts';
import { about, all, anybody, butNothingThere, leading } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const led: Row = { input: about, own: leading, template: all('campaign.isTemplate') };

/** The rows of every operation about screens at the table. */
export const tableScreenRows: Record<`tableScreens.${keyof (typeof contract)['tableScreens']}`, Row> = {
  'tableScreens.get': led,
  'tableScreens.open': led,
  'tableScreens.close': led,
  'tableScreens.watch': { input: () => ({ key: 'a'.repeat(32) }), own: butNothingThere(anybody, 'tableScreen.notFound') },
  'tableScreens.picture': { input: () => ({ key: 'a'.repeat(32), tiles: [0] }), own: butNothingThere(anybody, 'tableScreen.notFound') },
};
