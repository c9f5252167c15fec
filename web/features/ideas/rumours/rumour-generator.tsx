import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';
import { newSeed } from '#web/lib/new-seed.ts';
import { MessagesSquare } from 'lucide-react';
import { IdeaActions } from '#web/features/ideas/idea-actions.tsx';
import { IdeaKindField, IdeaSeed } from '#web/features/ideas/idea-choices.tsx';
import type { KeptIdea } from '#web/features/ideas/kept-ideas.ts';
import { RumourCard } from './rumour-card.tsx';
import { annotatedText, rumoursText } from '#domain/narration/rumours/rumour-words.ts';
import { useRumours } from './use-rumours.ts';
import type { RumourSource } from './use-rumours.ts';

/** Draws rumours from the lore of a world or a campaign. The address holds which, and the seed. */
export function RumourGenerator({ onKeep }: { onKeep: (idea: KeptIdea) => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const seed = useSearch()['seed'];
  const choose = (kind: string) => void navigate({ to: '/tools/generators', search: { kind, seed }, replace: true, resetScroll: false });
  return (
    <>
      <IdeaKindField kind="rumours" onChoose={choose} />
      {session.state === 'loading' && <Skeleton className="h-96 w-full" />}
      {session.state === 'person' && <Drawn onKeep={onKeep} />}
      {session.state !== 'loading' && session.state !== 'person' && <SignedOut />}
    </>
  );
}

function SignedOut() {
  return (
    <EmptyState
      art={<MessagesSquare aria-hidden />}
      title="Rumours come from your lore"
      titleAs="h2"
      action={
        <ButtonLink to="/auth" search={{ next: '/tools/generators?kind=rumours' }}>
          Sign in
        </ButtonLink>
      }
    >
      They are made from the entries of a world or a campaign: some true, some half true, some false. The free world has lore enough to
      begin with.
    </EmptyState>
  );
}

function Drawn({ onKeep }: { onKeep: (idea: KeptIdea) => void }) {
  const asked = useRumours();
  const { sources, source, seed, secrets, drawn, go } = asked;
  const rumours = drawn?.rumours ?? [];
  if (sources.isFailed)
    return (
      <ErrorState title="Error" onRetry={sources.retry}>
        Your worlds and campaigns could not be loaded. Please try again.
      </ErrorState>
    );
  if (sources.isLoading || source === null) return <Skeleton className="h-96 w-full" />;
  return (
    <>
      <SourceField {...{ sources, source }} onChoose={(next) => go({ source: next })} />
      {drawn?.leads === true && (
        <Checkbox
          label="Secrets as well"
          hint="From what not everybody may read too. Each of those is marked."
          checked={secrets}
          onChange={(on) => go({ secrets: on })}
        />
      )}
      <IdeaActions
        text={rumours.length === 0 ? null : rumoursText(rumours)}
        onAnother={() => go({ seed: newSeed() })}
        onKeep={() => onKeep({ kind: 'Rumours', title: source.name, text: annotatedText(rumours) })}
      />
      <Told asked={asked} source={source} />
      <IdeaSeed seed={seed} chooseSeed={(text) => go({ seed: text })} />
    </>
  );
}

interface SourceFieldProps {
  sources: ReturnType<typeof useRumours>['sources'];
  source: RumourSource;
  onChoose: (source: RumourSource | null) => void;
}

/** Whose lore it is. */
function SourceField({ sources: { worlds, campaigns }, source, onChoose }: SourceFieldProps) {
  const valueOf = ({ kind, id }: RumourSource) => `${kind} ${id}`;
  const groups = [
    { label: 'Worlds', list: worlds },
    { label: 'Campaigns', list: campaigns },
  ];
  return (
    <SelectField
      label="Lore of"
      className="min-w-0 sm:w-80"
      value={valueOf(source)}
      onChange={({ target }) => onChoose([...worlds, ...campaigns].find((each) => valueOf(each) === target.value) ?? null)}
    >
      {groups
        .filter(({ list }) => list.length > 0)
        .map(({ label, list }) => (
          <optgroup key={label} label={label}>
            {list.map((each) => (
              <option key={each.id} value={valueOf(each)}>
                {each.name}
              </option>
            ))}
          </optgroup>
        ))}
    </SelectField>
  );
}

function Told({ asked: { drawn, sources, isError, refetch }, source }: { asked: ReturnType<typeof useRumours>; source: RumourSource }) {
  if (isError)
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        The rumours could not be drawn. Please try again.
      </ErrorState>
    );
  if (drawn === undefined) return <SkeletonLines lines={6} />;
  const { rumours, leads } = drawn;
  // A seat at a table does not always open its world.
  const worldId = sources.worlds.find(({ id }) => id === drawn.worldId)?.id ?? null;
  const campaignId = source.kind === 'campaign' ? source.id : null;
  if (rumours.length === 0)
    return <p className="text-ink-soft">Nothing is written that everybody may read. Add entries to the lore, and people will talk.</p>;
  return (
    <section aria-labelledby="rumours-title" className="flex flex-col gap-3">
      <h2 id="rumours-title" className="font-display text-title font-semibold">
        They say…
      </h2>
      <ul className="flex flex-col gap-3">
        {rumours.map((rumour) => (
          <RumourCard key={rumour.text} {...{ rumour, worldId, campaignId }} />
        ))}
      </ul>
      <p className="text-note text-ink-soft">
        {leads
          ? '“Copy” takes the rumours alone; “Keep” keeps what is true of each as well.'
          : 'They come from what everybody may read. Whether they are true is for you to find out.'}
      </p>
    </section>
  );
}
