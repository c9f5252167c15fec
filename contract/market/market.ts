import { Id, Uuid } from '#domain/ids.ts';
import { MapId } from '#domain/battle-map/state.ts';
import { OwnDrawing } from '#domain/battle-map/stamps/own-drawing.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { GotPackage, Listing, ListingCard, OwnListing, Stars } from '#domain/market/listing.ts';
import { ShownLore, ShownPart, shownKinds } from '#domain/market/shown-part.ts';
import { PackageAbout } from '#domain/market/manifest.ts';
import { Price } from '#domain/market/price.ts';
import { licenseIds } from '#domain/market/license-names.ts';
import { assetKinds, listingOrders, packageKinds, provenances, reportReasons } from '#domain/market/terms.ts';
import { sides } from '#domain/market/update/plan-update.ts';
import { UpdatePreview } from '#domain/market/update/preview.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const Nothing = z.object({});
const OfListing = z.object({ listingId: Id });
const OfPackage = z.object({ packageId: Id });

export const browse = query('market.browse', {
  summary: 'What is offered on the marketplace, a page at a time. Needs no account.',
  input: z.object({
    search: words(200).default(''),
    kind: z.enum(packageKinds).optional(),
    /** Only what holds something of this kind. */
    holds: z.enum(assetKinds).optional(),
    license: z.enum(licenseIds).optional(),
    provenance: z.enum(provenances).optional(),
    /** Only what is rated so or better. */
    leastStars: z.int().min(1).max(limits.stars).optional(),
    order: z.enum(listingOrders).default('newest'),
    offset: z.int().min(0).max(limits.listingsSkipped).default(0),
  }),
  output: z.object({ listings: z.array(ListingCard).max(limits.listingsOnPage), total: z.int() }),
});

export const listing = query('market.listing', {
  summary: 'One listing with what it holds and what is said of it. Needs no account.',
  input: OfListing,
  output: Listing,
});

export const entry = query('market.entry', {
  summary:
    'One entry of homebrew, without its curse, one map, one random table, one stamp or one entry of lore of a listing that is free or that one has got. Needs no account.',
  input: OfListing.extend({
    of: z.enum(shownKinds).default('homebrew'),
    /** Where it stands in that list of the contents, or of what `market.lore` tells, from 0. */
    at: z
      .int()
      .min(0)
      .max(limits.loreEntries - 1),
  }),
  output: z.object({ shown: ShownPart }),
});

export const lore = query('market.lore', {
  summary: 'The entries of an adventure that everybody may read, of a listing that is free or that one has got. Needs no account.',
  input: OfListing,
  output: z.array(ShownLore.omit({ text: true })).max(limits.loreEntries),
});

export const obtain = command('market.obtain', {
  summary: 'Gets what a listing offers now; the same again, or its newer version, changes no more than that.',
  input: OfListing,
  output: z.object({ packageId: z.string(), version: z.string() }),
});

export const selling = query('market.selling', {
  summary: 'Whether packages can have a price here: where the installation is connected to Stripe. Needs no account.',
  input: Nothing,
  output: z.object({ sells: z.boolean() }),
});

export const checkout = command('market.checkout', {
  summary: 'Begins to buy what a listing offers; answers the address at Stripe where it is paid.',
  input: OfListing,
  output: z.object({ url: z.string() }),
});

export const setPrice = command('market.setPrice', {
  summary: 'Sets what a listing of one’s own costs; null makes it free. Whoever has got it keeps it.',
  input: OfListing.extend({ price: Price.nullable() }),
  output: Nothing,
});

export const purchases = query('market.purchases', {
  summary: 'What the asking person has got, the newest first, with where it was installed and whether there is a newer version.',
  input: Nothing,
  output: z.array(GotPackage),
});

export const forget = command('market.forget', {
  summary: 'Takes a package out of what one has got. What was installed from it stays.',
  input: OfPackage,
  output: Nothing,
});

export const installWorld = command('market.installWorld', {
  summary: 'Makes a world of the asking person’s own of an adventure that they have got.',
  input: OfPackage,
  output: z.object({ worldId: z.string() }),
});

export const installHomebrew = command('market.installHomebrew', {
  summary: 'Takes the homebrew of a package into a campaign. Entries that are there already stay as they are.',
  input: OfPackage.extend({ campaignId: Id }),
  output: z.object({ brought: z.int(), there: z.int() }),
});

const OfInstall = z.object({ installId: Id });

export const previewUpdate = query('market.previewUpdate', {
  summary: 'What becomes of an installed copy with a newer version: what follows it, what stays, and what one has to choose.',
  input: OfInstall.extend({ packageId: Id }),
  output: UpdatePreview,
});

export const update = command('market.update', {
  summary: 'Brings an installed copy up to a newer version that one has got, and keeps what one has changed.',
  input: OfInstall.extend({
    packageId: Id,
    /** What the preview called itself: refused where something has changed since. */
    seen: words(limits.updateKeyLength),
    /** Whose words hold, for everything that both have changed. */
    choices: z.array(z.object({ key: words(limits.updateKeyLength), side: z.enum(sides) })).max(limits.updateChoices),
  }),
  output: z.object({ version: z.string() }),
});

export const undoUpdate = command('market.undoUpdate', {
  summary: 'Takes the last update of an installed copy back. What was changed since stays, and is named.',
  input: OfInstall,
  output: z.object({ version: z.string(), left: z.array(z.string()) }),
});

export const installForAccount = command('market.installForAccount', {
  summary: 'Takes the maps, random tables and stamps of a package into one’s account. What is there already stays as it is.',
  input: OfPackage,
  output: z.object({ brought: z.int(), there: z.int() }),
});

export const heroes = query('market.heroes', {
  summary: 'The heroes of a package that one has got, each as a file that a campaign takes in.',
  input: OfPackage,
  output: z.array(z.object({ name: z.string(), text: z.string() })).max(limits.heroesPerPackage),
});

/** What is published, and the listing of one's own of which it is a newer version; null for a new listing. */
const Publishing = z.object({
  listingId: Uuid.nullable(),
  about: PackageAbout,
  /** Maps of one’s account that go with it. */
  maps: z.array(MapId).max(limits.mapsPerPackage).default([]),
  /** The picture on its cover: a PNG, JPEG or WebP of at most 200 kB, as base64; null for a drawn one. */
  picture: z.string().max(gameLimits.portraitLength).nullable().default(null),
  /** A newer version keeps the picture that the listing has. */
  keepsPicture: z.boolean().default(false),
});
const Published = z.object({ listingId: z.string(), state: Listing.shape.state });

export const publishWorld = command('market.publishWorld', {
  summary: 'Offers a world of one’s own as an adventure, as a new listing or as the newer version of one.',
  input: Publishing.extend({ worldId: Id }),
  output: Published,
});

export const publishAssets = command('market.publishAssets', {
  summary:
    'Offers homebrew of a campaign that one leads, heroes, maps, random tables and stamps of one’s own, as a pack of assets. A table takes along those that it leads to.',
  input: Publishing.extend({
    homebrew: z.object({ campaignId: Id, entryIds: z.array(Uuid).min(1).max(limits.homebrewPerCampaign) }).nullable(),
    heroes: z.array(z.object({ campaignId: Id, characterId: Id })).max(limits.heroesPerPackage),
    tables: z.array(Uuid).max(limits.tablesPerPackage).default([]),
    stamps: z.array(OwnDrawing.shape.id).max(limits.ownStampsPerPackage).default([]),
  }),
  output: Published,
});

export const mine = query('market.mine', {
  summary: 'The listings of the asking person, also those that are not shown, with why they were taken down.',
  input: Nothing,
  output: z.array(OwnListing).max(limits.listingsPerPerson),
});

export const setOffered = command('market.setOffered', {
  summary: 'Withdraws a listing of one’s own, or offers it again. Whoever has got it keeps it.',
  input: OfListing.extend({ isOffered: z.boolean() }),
  output: z.object({ state: Listing.shape.state }),
});

/** Named `remove` because `delete` is a word of the language; its address is market.delete. */
const remove = command('market.delete', {
  summary: 'Deletes a listing of one’s own for good, with what is said of it. Whoever has got it keeps their package.',
  input: OfListing,
  output: Nothing,
});

export const rate = command('market.rate', {
  summary: 'Says what one thinks of something that one has got; the same person’s earlier rating is replaced.',
  input: OfListing.extend({ stars: Stars, text: words(limits.ratingTextLength).default('') }),
  output: Nothing,
});

export const report = command('market.report', {
  summary: 'Tells the administrators that something is wrong with a listing.',
  input: OfListing.extend({ reason: z.enum(reportReasons), text: words(limits.reportTextLength).default('') }),
  output: Nothing,
});

export { remove as delete };
