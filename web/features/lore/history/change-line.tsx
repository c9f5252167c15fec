import type { Change } from '#domain/world/lore/change.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { locale } from '#web/ui/format/locale.ts';
import { Link } from '#web/ui/router/link.tsx';
import { ChangeFields } from './change-fields.tsx';
import type { ChangeStep } from './change-steps.ts';
import { changeLabel } from './change-text.ts';

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
const linkLook = 'inline text-left font-semibold text-ember underline-offset-4 [overflow-wrap:anywhere] hover:underline';

interface ChangeLineProps {
  step: ChangeStep;
  worldId: string;
  nameOf: (id: string) => string | undefined;
  /** What the change was about stands in the world, so that one can go there. */
  stands: boolean;
  onOpen: (entryId: string) => void;
  /** Puts back what was deleted; left out where there is nothing to put back. */
  onPutBack: (() => void) | undefined;
}

/** One change of a world: who did what when, what became of it, and the way there. */
export function ChangeLine({ step: { change, fields }, worldId, nameOf, stands, onOpen, onPutBack }: ChangeLineProps) {
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-control">
        <time dateTime={change.at} className="w-18 shrink-0 text-note text-ink-soft">
          {clock.format(new Date(change.at))}
        </time>
        <p className="min-w-0 flex-[1_1_12rem]">
          {changeLabel(change)} {change.subject === 'tome' && 'the tome '}
          <Subject change={change} worldId={worldId} stands={stands} onOpen={onOpen} />
        </p>
        {onPutBack !== undefined && (
          <Button size="sm" variant="outline" className="min-h-9" aria-label={`Restore ${change.subjectName}`} onClick={onPutBack}>
            Restore
          </Button>
        )}
      </div>
      {change.isDamaged && <p className="text-note text-ink-soft sm:pl-20">What stood there before is damaged and cannot be shown.</p>}
      {fields.length > 0 && (
        <div className="sm:pl-20">
          <ChangeFields fields={fields} nameOf={nameOf} />
        </div>
      )}
    </li>
  );
}

interface SubjectProps extends Pick<ChangeLineProps, 'worldId' | 'stands' | 'onOpen'> {
  change: Change;
}

function Subject({ change: { subject, subjectId, subjectName }, worldId, stands, onOpen }: SubjectProps) {
  if (!stands || subject === 'world') return <strong className="font-semibold [overflow-wrap:anywhere]">{subjectName}</strong>;
  if (subject === 'tome') {
    return (
      <Link to="/world/view/$worldId/tome/$tomeId" params={{ worldId, tomeId: subjectId }} className={linkLook}>
        {subjectName}
      </Link>
    );
  }
  return (
    <button type="button" className={linkLook} onClick={() => onOpen(subjectId)}>
      {subjectName}
    </button>
  );
}
