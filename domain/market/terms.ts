import { licenseNames } from './license-names.ts';
import type { LicenseId } from './license-names.ts';

/** What can be offered on the marketplace. */
export const packageKinds = ['adventure', 'assets'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** What a package can hold that somebody looks for, and each in words. */
export const assetKinds = ['homebrew', 'heroes', 'maps', 'tables', 'stamps'] as const;
export type AssetKind = (typeof assetKinds)[number];
export const assetKindNames: Readonly<Record<AssetKind, string>> = {
  homebrew: 'Homebrew',
  heroes: 'Heroes',
  maps: 'Maps',
  tables: 'Random tables',
  stamps: 'Stamps',
};

/** How something was made. */
export const provenances = ['human', 'assisted', 'machine'] as const;
export type Provenance = (typeof provenances)[number];

/** Each provenance in words. */
export const provenanceNames: Readonly<Record<Provenance, string>> = {
  human: 'Made by people',
  assisted: 'Made with the help of AI',
  machine: 'Made by AI',
};

/** A license under which something may be offered. */
interface License {
  name: string;
  /** What somebody who gets it may do, in one sentence of our own. */
  means: string;
  url: string;
}

/** The licenses by their SPDX names. */
export const licenses: Readonly<Record<LicenseId, License>> = {
  'CC0-1.0': {
    name: licenseNames['CC0-1.0'],
    means: 'Given to everybody: use it for anything, without naming anyone.',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  'CC-BY-4.0': {
    name: licenseNames['CC-BY-4.0'],
    means: 'Use and change it for anything, as long as you name its author.',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  'CC-BY-SA-4.0': {
    name: licenseNames['CC-BY-SA-4.0'],
    means: 'Use and change it, name its author, and share what you make of it under the same license.',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  'CC-BY-NC-4.0': {
    name: licenseNames['CC-BY-NC-4.0'],
    means: 'Use and change it where nobody earns money by it, and name its author.',
    url: 'https://creativecommons.org/licenses/by-nc/4.0/',
  },
  'CC-BY-NC-SA-4.0': {
    name: licenseNames['CC-BY-NC-SA-4.0'],
    means: 'As CC BY-NC, and what you make of it is shared under the same license.',
    url: 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  },
};

/** Why somebody reports a listing. */
export const reportReasons = ['copied', 'offensive', 'broken', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonNames: Readonly<Record<ReportReason, string>> = {
  copied: 'It is somebody else’s work',
  offensive: 'It is hateful, or not for this place',
  broken: 'It is not what it says, or does not work',
  other: 'Something else',
};

/** How a listing stands: only `shown` ones are found. `waiting` ones wait for an administrator. */
export const listingStates = ['shown', 'waiting', 'withdrawn', 'takenDown'] as const;
export type ListingState = (typeof listingStates)[number];

/** In which order listings come. */
export const listingOrders = ['newest', 'best', 'title'] as const;
export type ListingOrder = (typeof listingOrders)[number];

/** Money that a package can be sold for; each has hundredths. */
export const currencies = ['eur', 'usd', 'gbp'] as const;
export type Currency = (typeof currencies)[number];
