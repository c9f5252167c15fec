import { countText } from '#domain/text/count-text.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Report } from './report.tsx';

interface Preview {
  calling: string;
  species: string;
  hitPoints: number;
  maximumHitPoints: number;
  armorClass: number;
  items: number;
  spells: number;
  report: readonly string[];
  notes: string | null;
}

interface ImportPreviewProps {
  preview: Preview;
  keepsNotes: boolean;
  onKeepNotes: (keeps: boolean) => void;
}

/** Who a file would become, and what of it has no place. */
export function ImportPreview({ preview, keepsNotes, onKeepNotes }: ImportPreviewProps) {
  const { calling, species, hitPoints, maximumHitPoints, armorClass, items, spells, report, notes } = preview;
  const carried = [countText(items, 'item'), ...(spells > 0 ? [countText(spells, 'spell')] : [])].join(', ');
  return (
    <div className="flex flex-col gap-4">
      <p>
        {calling}, {species}. {hitPoints} of {maximumHitPoints} hit points, armor class {armorClass}. {carried}.
      </p>
      <section className="flex flex-col gap-2">
        <h3 className="text-control font-semibold">{report.length > 0 ? 'Not imported, or changed' : 'Nothing is lost'}</h3>
        <Report lines={report} empty="Everything in the file can be imported." />
      </section>
      {notes !== null && (
        <Checkbox
          label="Keep what is written as a private note"
          hint="Backstory, personality, bonds and the like. Only you read the note."
          checked={keepsNotes}
          onChange={onKeepNotes}
        />
      )}
    </div>
  );
}
