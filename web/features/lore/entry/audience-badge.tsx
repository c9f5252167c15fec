import type { LoreAudience } from '#domain/permissions/audience.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EyeOff, Globe, UserRound } from 'lucide-react';
import { audienceText } from './audience-text.ts';

interface AudienceBadgeProps {
  audience: LoreAudience;
  nameOf: (id: string) => string | undefined;
}

/** Who may read something, for those who build. */
export function AudienceBadge({ audience, nameOf }: AudienceBadgeProps) {
  const text = audienceText(audience, nameOf);
  if (audience === 'everyone') return <Badge icon={<Globe aria-hidden />}>{text}</Badge>;
  if (audience === 'dm') {
    return (
      <Badge tone="seal" icon={<EyeOff aria-hidden />}>
        {text}
      </Badge>
    );
  }
  return (
    <Badge tone="sea" icon={<UserRound aria-hidden />} className="max-w-full !whitespace-normal">
      {text}
    </Badge>
  );
}
