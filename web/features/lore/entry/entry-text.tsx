import { passagesOf } from '#domain/permissions/audience.ts';
import type { LoreAudience } from '#domain/permissions/audience.ts';
import { useWorldFiles } from '#web/lib/world/use-world-files.ts';
import { InlineLink } from '#web/ui/buttons/inline-link.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { EyeOff, ImageOff, UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { audienceText } from './audience-text.ts';
import { pictureUrl } from './picture-path.ts';

const Markdown = lazy(() => import('#web/ui/text/markdown.tsx').then((part) => ({ default: part.Markdown })));

interface EntryTextProps {
  worldId: string;
  text: string;
  /** The entry a name leads to; null where there is none. */
  find: (name: string) => string | null;
  onOpen: (entryId: string) => void;
  /** Makes the entry that a link still lacks; left out for those who may not. */
  onMissing?: (name: string) => void;
  nameOf: (id: string) => string | undefined;
}

/** The words of an entry. Those who build see which passages are for whom. */
export function EntryText({ worldId, text, find, onOpen, onMissing, nameOf }: EntryTextProps) {
  const files = useWorldFiles(worldId, text.includes('!['));
  const passages = passagesOf(text);
  const parts = {
    headingLevel: 3,
    link: (name: string, label: string) => (
      <LoreLink name={name} label={label} entryId={find(name)} onOpen={onOpen} onMissing={onMissing} />
    ),
    picture: (source: string, label: string) => <Picture url={pictureUrl(source, files.data ?? [])} label={label} />,
  };
  return (
    <Suspense fallback={<SkeletonLines lines={5} />}>
      <div className="flex max-w-[34em] flex-col gap-[0.8em] font-book text-[1.0625rem] leading-[1.65] text-ink sm:text-story">
        {passages === null && <Disordered />}
        {(passages ?? [{ audience: 'everyone', text }]).map((passage, at) =>
          passage.text.trim() === '' ? null : (
            <Fence key={at} audience={passage.audience} nameOf={nameOf}>
              <Markdown text={passage.text} {...parts} />
            </Fence>
          ),
        )}
      </div>
    </Suspense>
  );
}

/** Fences that are out of order close a text to everyone who does not build. */
function Disordered() {
  return (
    <p role="note" className="rounded-card border border-wine bg-wine-wash px-4 py-3 font-sans text-control text-ink">
      A hidden passage in this text is not closed correctly. Until it is, only the people who build this world can read this entry.
    </p>
  );
}

interface FenceProps {
  audience: LoreAudience;
  nameOf: (id: string) => string | undefined;
  children: ReactNode;
}

function Fence({ audience, nameOf, children }: FenceProps) {
  if (audience === 'everyone') return children;
  const isDm = audience === 'dm';
  const label = audienceText(audience, nameOf);
  return (
    <section
      aria-label={`Passage for ${isDm ? 'the DM only' : label}`}
      className={`rounded-card border-l-4 px-4 py-3 ${isDm ? 'border-wine bg-wine-wash' : 'border-sea bg-sea-wash'}`}
    >
      <p className={`mb-1.5 flex items-center gap-1.5 font-sans text-note font-semibold ${isDm ? 'text-wine' : 'text-sea'}`}>
        {isDm ? <EyeOff aria-hidden className="size-3.5" /> : <UserRound aria-hidden className="size-3.5" />}
        {isDm ? 'DM only' : `Only ${label}`}
      </p>
      {children}
    </section>
  );
}

interface LoreLinkProps extends Pick<EntryTextProps, 'onOpen' | 'onMissing'> {
  name: string;
  label: string;
  entryId: string | null;
}

function LoreLink({ name, label, entryId, onOpen, onMissing }: LoreLinkProps) {
  if (entryId !== null) {
    return <InlineLink onFollow={() => onOpen(entryId)}>{label}</InlineLink>;
  }
  if (onMissing === undefined) return label;
  return (
    <InlineLink
      title={`There is no “${name}” yet. Create it.`}
      className="text-ink-soft decoration-dashed hover:text-ink"
      onFollow={() => onMissing(name)}
    >
      {label}
      <span className="sr-only"> (not written yet: create it)</span>
    </InlineLink>
  );
}

function Picture({ url, label }: { url: string | null; label: string }) {
  if (url !== null) return <img src={url} alt={label} loading="lazy" className="max-h-[32rem] rounded-control border border-line" />;
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-soft">
      <ImageOff aria-hidden className="size-4" />
      {label === '' ? 'Missing picture' : label}
    </span>
  );
}
