import type { OwnListing } from '#domain/market/listing.ts';
import type { PackageAbout } from '#domain/market/manifest.ts';
import { licensesOf, problemOfTerms, provenancesOf, termsOf } from '#domain/market/onward.ts';
import type { Source } from '#domain/market/onward.ts';
import { marketRefusals } from '#domain/refusals/market-refusals.ts';
import { isNewer, nextVersion, VERSION_FORM } from '#domain/market/version.ts';

/** What one says of a package, as it stands in the form. */
export type AboutDraft = PackageAbout;
export type AboutErrors = Partial<Record<keyof AboutDraft, string>>;

/** The form at first: for a new listing, or the next version of one. */
export function draftFor(before: OwnListing | undefined, cover: string): AboutDraft {
  if (!before) {
    return { title: '', summary: '', description: '', version: '1.0', license: 'CC-BY-4.0', provenance: 'human', cover };
  }
  const { title, summary, description, license, provenance } = before;
  return { title, summary, description, version: nextVersion(before.version), license, provenance, cover: before.cover };
}

interface Writing {
  /** The form at first, and what was typed and chosen since. */
  first: AboutDraft;
  typed: Partial<AboutDraft>;
  /** The works of others in it. */
  sources: readonly Source[];
  isNew: boolean;
}

/** The form as it stands: something new begins with the terms of its sources, and none takes from them. */
export function draftIn({ first, typed, sources, isNew }: Writing): AboutDraft {
  const handed = termsOf(sources);
  const draft = { ...first, ...(isNew && handed), ...typed };
  return {
    ...draft,
    ...(handed.license && !licensesOf(sources).includes(draft.license) && { license: handed.license }),
    ...(handed.provenance && !provenancesOf(sources).includes(draft.provenance) && { provenance: handed.provenance }),
  };
}

/** What is wrong with the form, in words beside each field. */
export function errorsIn(draft: AboutDraft, before: OwnListing | undefined, sources: readonly Source[] = []): AboutErrors {
  const { title, summary, description, version } = draft;
  const errors: AboutErrors = {};
  if (title.trim() === '') errors.title = 'Please give it a title.';
  if (summary.trim() === '') errors.summary = 'Please say in one line what it is.';
  if (description.trim() === '') errors.description = 'Please describe it: what is it for, and what is in it?';
  if (!VERSION_FORM.test(version.trim())) errors.version = 'A version is two or three numbers, such as 1.0 or 1.2.1.';
  else if (before && !isNewer(version.trim(), before.version)) errors.version = `It must be higher than ${before.version}.`;
  const problem = problemOfTerms(draft, sources);
  if (problem !== null) errors.license = marketRefusals[problem].sentence;
  return errors;
}
