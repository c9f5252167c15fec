import { browse } from './operations/browse.ts';
import { listing } from './operations/listing.ts';
import { entry } from './operations/entry.ts';
import { lore } from './operations/lore.ts';
import { obtain } from './operations/obtain.ts';
import { purchases } from './operations/purchases.ts';
import { forget } from './operations/forget.ts';
import { installWorld } from './operations/install-world.ts';
import { installHomebrew } from './operations/install-homebrew.ts';
import { installForAccount } from './operations/install-for-account.ts';
import { previewUpdate } from './operations/preview-update.ts';
import { update } from './operations/update.ts';
import { undoUpdate } from './operations/undo-update.ts';
import { heroes } from './operations/heroes.ts';
import { publishWorld } from './operations/publish-world.ts';
import { publishAssets } from './operations/publish-assets.ts';
import { mine } from './operations/mine.ts';
import { setOffered } from './operations/set-offered.ts';
import { remove } from './operations/delete.ts';
import { rate } from './operations/rate.ts';
import { report } from './operations/report.ts';
import { checkout } from './operations/checkout.ts';
import { selling } from './operations/selling.ts';
import { setPrice } from './operations/set-price.ts';
import type { PaymentService } from './payments/payment-service.ts';

/** What answers the operations of the marketplace; without a payment service nothing there has a price. */
export const router = (service: PaymentService | null) => ({
  browse: browse(service),
  listing: listing(service),
  entry: entry(service),
  lore: lore(service),
  obtain,
  purchases,
  forget,
  installWorld,
  installHomebrew,
  installForAccount,
  previewUpdate,
  update,
  undoUpdate,
  heroes,
  publishWorld,
  publishAssets,
  mine,
  setOffered,
  delete: remove,
  rate,
  report,
  checkout: checkout(service),
  selling: selling(service),
  setPrice: setPrice(service),
});
