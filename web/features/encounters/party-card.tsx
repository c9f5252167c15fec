import type { CampaignCard } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { UserPlus, X } from 'lucide-react';
import type { CampaignSources } from './use-campaign-sources.ts';
import type { Encounter } from './use-encounter.ts';

const LEVELS = Array.from({ length: 20 }, (_, at) => at + 1);

interface PartyCardProps {
  encounter: Encounter;
  /** Those that the person leads. */
  campaigns: readonly Pick<CampaignCard, 'id' | 'name'>[];
  campaign: Pick<CampaignCard, 'id' | 'name'> | null;
  sources: CampaignSources;
  absent: readonly string[];
  onAbsent: (absent: readonly string[]) => void;
}

/** For whom the encounter is: heroes of a campaign, or levels that are typed. */
export function PartyCard({ encounter, campaigns, campaign, sources, absent, onAbsent }: PartyCardProps) {
  return (
    <Card as="section" aria-labelledby="encounter-party" className="flex flex-col gap-4">
      <h2 id="encounter-party" className="font-display text-name font-semibold">
        Party
      </h2>
      {campaigns.length > 0 && (
        <SelectField
          label="Campaign"
          value={campaign?.id ?? ''}
          onChange={({ target }) =>
            encounter.go({ campaignId: target.value === '' ? undefined : target.value, worldId: undefined, loreId: undefined })
          }
        >
          <option value="">None: levels by hand</option>
          {campaigns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {sources.isFailed && (
        <ErrorState title="Error" onRetry={sources.retry}>
          The heroes of this campaign could not be loaded.
        </ErrorState>
      )}
      {sources.isLoading && !sources.isFailed && <SkeletonLines lines={3} />}
      {sources.heroes.length > 0 ? (
        <fieldset className="grid gap-2.5 sm:grid-cols-2">
          <legend className="mb-1.5 text-control text-ink-soft">Who takes part</legend>
          {sources.heroes.map(({ id, name, level }) => (
            <Checkbox
              key={id}
              label={name}
              hint={`Level ${level}`}
              checked={!absent.includes(id)}
              onChange={(on) => onAbsent(on ? absent.filter((each) => each !== id) : [...absent, id])}
            />
          ))}
        </fieldset>
      ) : (
        !sources.isLoading && <TypedLevels encounter={encounter} isEmptyCampaign={campaign !== null && !sources.isFailed} />
      )}
    </Card>
  );
}

/** Levels with another one in a place that may be gone by now. */
const withLevel = (levels: readonly number[], at: number, level: number) => levels.map((each, n) => (n === at ? level : each));

/** The levels of heroes, one by one. */
function TypedLevels({ encounter: { choices, go }, isEmptyCampaign }: { encounter: Encounter; isEmptyCampaign: boolean }) {
  const { levels } = choices;
  return (
    <>
      {isEmptyCampaign && <p className="text-control text-ink-soft">Nobody at this table has a character yet. Say the levels by hand.</p>}
      <h3 className="text-control text-ink-soft">The level of each hero</h3>
      <ul className="grid grid-pairs gap-3 sm:grid-cols-4" aria-label="Levels of the heroes">
        {levels.map((level, at) => (
          // Heroes are known by their place alone.
          <li key={at} className="flex items-end gap-1">
            <SelectField
              label={`Hero ${at + 1}`}
              className="min-w-0 flex-1"
              value={level}
              onChange={({ target }) => go((now) => ({ levels: withLevel(now.levels, at, Number(target.value)) }))}
            >
              {LEVELS.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </SelectField>
            <IconButton
              label={`Remove hero ${at + 1}`}
              icon={<X aria-hidden />}
              onClick={() => go((now) => ({ levels: now.levels.toSpliced(at, 1) }))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        icon={<UserPlus aria-hidden />}
        disabled={levels.length >= limits.encounterHeroes}
        onClick={() => go((now) => ({ levels: [...now.levels, now.levels.at(-1) ?? 1].slice(0, limits.encounterHeroes) }))}
      >
        Add a hero
      </Button>
    </>
  );
}
