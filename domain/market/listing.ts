import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { Contents } from './contents.ts';
import { Origin, PackageAbout } from './manifest.ts';
import { Price } from './price.ts';
import { currencies, listingStates, packageKinds, reportReasons } from './terms.ts';

/** Stars that somebody gives. */
export const Stars = z.int().min(1, 'Please choose one to five stars.').max(limits.stars, 'Please choose one to five stars.');

/** What is offered, as it stands in a list. */
export const ListingCard = PackageAbout.omit({ description: true }).extend({
  id: z.string(),
  kind: z.enum(packageKinds),
  /** Empty where its publisher has left. */
  author: z.string(),
  /** The address of the picture on its cover; null where that is drawn. */
  picture: z.string().nullable(),
  /** Null for what is free. */
  price: Price.nullable(),
  /** Whether it comes with the product. */
  isOurs: z.boolean(),
  /** The mean of its stars; null where nobody has rated it. */
  stars: z.number().nullable(),
  ratings: z.int(),
  updatedAt: z.iso.datetime(),
});
export type ListingCard = z.infer<typeof ListingCard>;

/** What somebody who got it says of it. */
export const Rating = z.object({
  id: z.string(),
  stars: Stars,
  text: words(limits.ratingTextLength),
  /** Who says it. */
  by: z.string(),
  isMine: z.boolean(),
  at: z.iso.datetime(),
});
export type Rating = z.infer<typeof Rating>;

/** What is offered, as its page shows it. */
export const Listing = ListingCard.extend({
  description: z.string(),
  /** The works of others that it was made of. */
  basedOn: z.array(Origin),
  contents: Contents,
  bytes: z.int(),
  /** SHA-256 of its manifest, which names the SHA-256 of each part. */
  seal: z.string(),
  state: z.enum(listingStates),
  takenDownBecause: z.string(),
  isMine: z.boolean(),
  /** Whether the asking person has paid for it. */
  isPaid: z.boolean(),
  /** The version that the asking person has got; null for none. */
  gotVersion: z.string().nullable(),
  said: z.array(Rating),
});
export type Listing = z.infer<typeof Listing>;

/** A listing of one's own, as one looks after it. */
export const OwnListing = ListingCard.extend({
  state: z.enum(listingStates),
  takenDownBecause: z.string(),
  /** How many have got it. */
  got: z.int(),
  /** How many have bought it and were not paid back, and for how many hundredths, by currency. */
  sold: z.array(z.object({ many: z.int(), amount: z.int(), currency: z.enum(currencies) })).max(currencies.length),
  description: z.string(),
  /** The world that it was made from; null where that is not known, or it is gone. */
  worldId: z.string().nullable(),
});
export type OwnListing = z.infer<typeof OwnListing>;

/** Where a package was installed to: a world, a campaign, or where it is neither the maps of one’s account. */
const Installation = z.object({
  id: z.string(),
  worldId: z.string().nullable(),
  campaignId: z.string().nullable(),
  /** What the world or the campaign is called now. */
  name: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  /** The newest version that one has got of the same; null where there is none. */
  update: z.object({ packageId: z.string(), version: z.string() }).nullable(),
  /** The version that its last update can be taken back to; null where there is none. */
  earlier: z.string().nullable(),
  /** The keys of the homebrew and the maps that it brought. */
  parts: z.array(z.string()),
});
export type Installation = z.infer<typeof Installation>;

/** A package that somebody has got, and where it came from. */
export const GotPackage = z.object({
  packageId: z.string(),
  /** The newest version that one has got of its listing; the package itself where that is it. */
  newest: z.string(),
  /** The listing it came from; null where it came as a file, or is offered no more. */
  listingId: z.string().nullable(),
  kind: z.enum(packageKinds),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  license: PackageAbout.shape.license,
  version: z.string(),
  /** The works of others in it, whose terms go on with what is made of it. */
  sources: z.array(Origin.extend({ provenance: PackageAbout.shape.provenance })),
  cover: z.string(),
  /** The address of the picture on its cover; null where that is drawn. */
  picture: z.string().nullable(),
  contents: Contents,
  seal: z.string(),
  /** Whether its listing comes with the product. */
  isOurs: z.boolean(),
  /** Whether a file brought it here. */
  isBrought: z.boolean(),
  gotAt: z.iso.datetime(),
  /** The version that its listing offers now; null where one has got that, or there is none. */
  newer: z.string().nullable(),
  installed: z.array(Installation),
});
export type GotPackage = z.infer<typeof GotPackage>;

/** A listing that an administrator looks at: one that waits, was reported or was taken down. */
export const QueuedListing = ListingCard.extend({
  description: z.string(),
  state: z.enum(listingStates),
  takenDownBecause: z.string(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), text: z.string(), by: z.string(), at: z.iso.datetime() })),
});
export type QueuedListing = z.infer<typeof QueuedListing>;
