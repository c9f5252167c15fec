import type { OwnListing } from '#domain/market/listing.ts';
import type { PackageAbout } from '#domain/market/manifest.ts';
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

/** What is wrong with the form, in words beside each field. */
export function errorsIn({ title, summary, description, version }: AboutDraft, before: OwnListing | undefined): AboutErrors {
  const errors: AboutErrors = {};
  if (title.trim() === '') errors.title = 'Please give it a title.';
  if (summary.trim() === '') errors.summary = 'Please say in one line what it is.';
  if (description.trim() === '') errors.description = 'Please describe it: what is it for, and what is in it?';
  if (!VERSION_FORM.test(version.trim())) errors.version = 'A version is two or three numbers, such as 1.0 or 1.2.1.';
  else if (before && !isNewer(version.trim(), before.version)) errors.version = `It must be higher than ${before.version}.`;
  return errors;
}
