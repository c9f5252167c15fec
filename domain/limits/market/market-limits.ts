/** Limits of the marketplace: listings, packages and what people say of them. The pages know them as well. */
export const marketLimits = {
  /** Characters of a listing's title, of its one line, and of its description. */
  listingTitleLength: 80,
  listingSummaryLength: 200,
  listingDescriptionLength: 4000,
  /** Characters of an author's name, and of a version such as "1.12". */
  packageAuthorLength: 80,
  packageVersionLength: 11,
  /** Listings of one person. */
  listingsPerPerson: 50,
  /** Packages that one person has got. */
  packagesGot: 300,
  /** Listings on one page. */
  listingsOnPage: 24,
  /** Pages of listings that can be asked for. */
  listingsSkipped: 10_000,
  /** Names that a preview shows, of places, people or entries. */
  previewNames: 40,
  /** Heroes of one package. */
  heroesPerPackage: 12,
  /** Maps of one package. */
  mapsPerPackage: 12,
  /** Parts of one package. */
  packageParts: 30,
  /** Things to choose of one update, and characters of the key of one. */
  updateChoices: 5000,
  updateKeyLength: 400,
  /** Hundredths that a listing costs at least and at most. */
  priceLeast: 100,
  priceMost: 50_000,
  /** Milliseconds after which a page asks once more whether a payment has come. */
  paymentAskedMilliseconds: 3000,
  /** Stars of the best rating. */
  stars: 5,
  /** Characters of what somebody says with a rating or a report, and of why a listing is taken down. */
  ratingTextLength: 400,
  reportTextLength: 600,
  takenDownLength: 600,
  /** Ratings with words that a listing's page shows. */
  ratingsShown: 50,
  /** Listings in the queue of administrators at once. */
  listingsQueued: 200,
} as const;

/** What of it the server alone needs. */
export const marketServerLimits = {
  /** Milliseconds for which an answer of Stripe is waited for, and bytes that are read of it. */
  paymentMilliseconds: 15_000,
  paymentAnswerBytes: 200_000,
  /** Packages whose open lore is kept in memory once somebody has looked into it. */
  loreKept: 8,
  /** Hours for which a checkout that was begun is gone on with; Stripe keeps it open for a day. */
  checkoutHours: 23,
  /** Days after which a purchase that nobody has paid is forgotten: some ways of paying take two weeks. */
  unpaidDays: 45,
  /** Seconds by which what Stripe has signed may be old. */
  paymentNewsSeconds: 300,
} as const;
