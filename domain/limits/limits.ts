import { accountLimits } from './account-limits.ts';
import { campaignLimits } from './campaign-limits.ts';
import { characterLimits } from './character-limits.ts';
import { chatLimits } from './chat-limits.ts';
import { combatLimits } from './combat-limits.ts';
import { endpointLimits } from './endpoint-limits.ts';
import { homebrewLimits } from './homebrew-limits.ts';
import { assetLimits } from './market/asset-limits.ts';
import { marketLimits } from './market/market-limits.ts';
import { narrationLimits } from './narration-limits.ts';
import { screenLimits } from './screen-limits.ts';
import { worldLimits } from './world-limits.ts';

/**
 * The limits that the server and the pages share, from their areas. What the server alone needs stands apart in each area
 * (`chatServerLimits`) and in `server-limits.ts`, so that the pages do not carry it.
 */
export const limits = {
  ...accountLimits,
  ...assetLimits,
  ...campaignLimits,
  ...characterLimits,
  ...chatLimits,
  ...combatLimits,
  ...endpointLimits,
  ...homebrewLimits,
  ...marketLimits,
  ...narrationLimits,
  ...screenLimits,
  ...worldLimits,
} as const;
