import type { EffectiveLoreCard } from '#domain/world/lore/table-lore.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EyeOff, GitMerge, PenLine, Sparkle, UserRound } from 'lucide-react';

/** What is to be known of an entry at a glance: whether it is the campaign's own, and for those who lead, who reads it. */
export function LoreMarks({
  entry,
  isGameMaster,
}: {
  entry: Pick<EffectiveLoreCard, 'origin' | 'audience'> & { waiting?: number };
  isGameMaster: boolean;
}) {
  const { origin, audience, waiting = 0 } = entry;
  return (
    <>
      {origin === 'campaign' && (
        <Badge tone="ember" icon={<Sparkle aria-hidden />}>
          Only here
        </Badge>
      )}
      {origin === 'version' && (
        <Badge tone="candle" icon={<PenLine aria-hidden />}>
          Changed here
        </Badge>
      )}
      {isGameMaster && audience === 'dm' && (
        <Badge tone="seal" icon={<EyeOff aria-hidden />}>
          DM only
        </Badge>
      )}
      {isGameMaster && typeof audience !== 'string' && (
        <Badge tone="sea" icon={<UserRound aria-hidden />}>
          Some players
        </Badge>
      )}
      {waiting > 0 && (
        <Badge tone="candle" icon={<GitMerge aria-hidden />}>
          Two versions
        </Badge>
      )}
    </>
  );
}
