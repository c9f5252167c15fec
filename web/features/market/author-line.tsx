import { licenses } from '#domain/market/terms.ts';
import type { LicenseId } from '#domain/market/license-names.ts';

interface AuthorLineProps {
  author: string;
  version: string;
  license: LicenseId;
}

/** Whose work it is, in which version, and under which license. */
export function AuthorLine({ author, version, license }: AuthorLineProps) {
  return (
    <p className="figures text-note break-words text-ink-faint">
      {author === '' ? 'By somebody who has left' : `By ${author}`} · version {version} · {licenses[license].name}
    </p>
  );
}
