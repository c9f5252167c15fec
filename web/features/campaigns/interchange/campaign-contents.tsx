import type { CampaignPreview } from '#domain/campaign-file/campaign-file.ts';
import { counted } from '#web/ui/format/figures.ts';
import { dayOf } from '#web/ui/format/dates.ts';
import { contentsOf, lostSentences, worldSentence } from './preview-text.ts';

/** What a campaign's file holds, before anything of it is kept. */
export function CampaignContents({ preview }: { preview: CampaignPreview }) {
  const { name, exportedAt, heroes, branches } = preview;
  const lost = lostSentences(preview);
  const parts = contentsOf(preview);
  return (
    <div className="flex flex-col gap-5 text-control">
      <p role="status" className="text-ink">
        “{name}”, exported on {dayOf(exportedAt)}. Nothing is kept yet.
      </p>
      <Part id="preview-world" title="World" lines={[worldSentence(preview)]} />
      <Part
        id="preview-heroes"
        title="Heroes"
        lines={heroes.map(({ name: hero, player }) => (player === null ? hero : `${hero}, played by ${player}`))}
        none="No heroes"
      />
      <Part
        id="preview-story"
        title="Story"
        lines={branches.map(({ name: branch, messages, isPlayed }, n) => {
          const called = branch ?? (n === 0 ? 'The first branch' : 'A branch without a name');
          return `${called}: ${counted(messages, 'message')}${isPlayed && branches.length > 1 ? ', played now' : ''}`;
        })}
      />
      {parts.length > 0 && <Part id="preview-more" title="Also in the file" lines={parts} />}
      <Part id="preview-lost" title="Does not come along" lines={lost} none="Everything comes along." />
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  lines: readonly string[];
  none?: string;
}

function Part({ id, title, lines, none = '' }: PartProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="font-semibold text-ink">
        {title}
      </h3>
      {lines.length === 0 ? (
        <p className="text-ink-soft">{none}</p>
      ) : (
        <ul aria-labelledby={id} className="flex list-disc flex-col gap-1 pl-5">
          {lines.map((line, n) => (
            <li key={`${n} ${line}`} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
