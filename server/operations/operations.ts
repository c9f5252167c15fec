import type { AnyProcedure } from '@orpc/server';
import type { contract } from '#contract/index.ts';
import type { AdminServices } from '#server/features/admin/index.ts';
import * as accountData from '#server/features/account-data/router.ts';
import * as admin from '#server/features/admin/router.ts';
import * as assistant from '#server/features/assistant/router.ts';
import * as auth from '#server/features/auth/router.ts';
import * as campaigns from '#server/features/campaigns/router.ts';
import * as writtenRolls from '#server/features/characters/chat.router.ts';
import * as heroes from '#server/features/characters/heroes/router.ts';
import * as characters from '#server/features/characters/router.ts';
import * as chat from '#server/features/chat/router.ts';
import * as checks from '#server/features/checks/router.ts';
import * as movesInFights from '#server/features/combat/field/battle-maps.router.ts';
import * as combat from '#server/features/combat/router.ts';
import * as tableDice from '#server/features/table-dice/router.ts';
import * as drawings from '#server/features/drawings/router.ts';
import * as ownAssets from '#server/features/own-assets/router.ts';
import * as ownEncounters from '#server/features/encounters/own/router.ts';
import * as encounters from '#server/features/encounters/router.ts';
import type { ModelAccess } from '#server/features/generations/index.ts';
import * as generations from '#server/features/generations/router.ts';
import type { RecapWorker } from '#server/features/history/index.ts';
import * as history from '#server/features/history/router.ts';
import * as homebrew from '#server/features/homebrew/router.ts';
import * as home from '#server/features/home/router.ts';
import * as seatRequests from '#server/features/invitations/campaigns.router.ts';
import * as invitations from '#server/features/invitations/router.ts';
import * as lore from '#server/features/lore/router.ts';
import * as worldLore from '#server/features/lore/worlds.router.ts';
import * as maps from '#server/features/maps/router.ts';
import * as battleMaps from '#server/features/battle-maps/router.ts';
import type { PaymentService } from '#server/features/market/index.ts';
import * as tableScreens from '#server/features/battle-maps/screens/router.ts';
import * as watching from '#server/features/combat/field/table-screens.router.ts';
import * as market from '#server/features/market/router.ts';
import * as drawnMaps from '#server/features/battle-maps/drawn/router.ts';
import * as narrator from '#server/features/narrator/router.ts';
import * as xCard from '#server/features/narrator/safety.router.ts';
import * as notes from '#server/features/notes/router.ts';
import type { PushService } from '#server/features/notices/index.ts';
import * as notices from '#server/features/notices/router.ts';
import * as plans from '#server/features/plans/router.ts';
import * as practice from '#server/features/practice/router.ts';
import * as rumours from '#server/features/rumours/router.ts';
import * as safety from '#server/features/safety/router.ts';
import * as speech from '#server/features/speech/router.ts';
import * as tableLore from '#server/features/table-lore/router.ts';
import * as tomes from '#server/features/tomes/router.ts';
import * as turns from '#server/features/turns/router.ts';
import type { WebhookService } from '#server/features/webhooks/index.ts';
import * as webhooks from '#server/features/webhooks/router.ts';
import * as worldLibrary from '#server/features/world-library/router.ts';
import * as worlds from '#server/features/worlds/router.ts';

/** A handler for each operation of the contract. */
type Handlers = { [Noun in keyof typeof contract]: { [Name in keyof (typeof contract)[Noun]]: AnyProcedure } };

/** The routers, where nothing may stand under a name that the contract does not have. */
type NoMore<Routers> = {
  [Noun in keyof Routers]: {
    [Name in keyof Routers[Noun]]: Noun extends keyof Handlers ? (Name extends keyof Handlers[Noun] ? AnyProcedure : never) : never;
  };
};

/** Takes routers that have one handler for each operation of the contract, no more and no fewer. */
const exactly = <Routers extends Handlers>(routers: Routers & NoMore<Routers>): Routers => routers;

/** The operations of one noun that two slices answer, each some of them. */
const joined = <One, Other>(one: One, other: Other & { [Name in keyof One & keyof Other]: never }): One & Other => ({ ...one, ...other });

/** What answers each operation of the contract: the routers of the slices, by noun. */
export function operations(
  services: AdminServices,
  models: ModelAccess,
  account: auth.AccountParts,
  recapWorker: RecapWorker,
  push: PushService,
  webhookService: WebhookService,
  payments: PaymentService | null,
) {
  return exactly({
    account: joined(auth.router(account), accountData),
    home,
    homebrew,
    plans,
    practice,
    invitations,
    admin: admin.router(services),
    campaigns: joined(campaigns, seatRequests),
    characters,
    chat: joined(chat, writtenRolls),
    checks,
    dice: tableDice,
    drawings: drawings.router(services.endpoints),
    speech: speech.router(services.endpoints),
    assistant: assistant.router(services.currentModel),
    combat,
    encounters,
    ownAssets,
    ownEncounters,
    turns,
    history: history.router(recapWorker),
    market: market.router(payments),
    narrator: narrator.router(services.currentModel),
    notices: notices.router(push),
    notes,
    tableLore,
    rumours,
    maps,
    battleMaps: joined(battleMaps, movesInFights),
    drawnMaps,
    tableScreens: joined(tableScreens, watching),
    heroes,
    safety: joined(safety, xCard),
    webhooks: webhooks.router(webhookService),
    worlds: joined(joined(worlds, worldLore), worldLibrary),
    lore,
    generations: generations.router(models),
    tomes,
  });
}
