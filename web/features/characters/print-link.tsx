import type { Character } from '#domain/character/character.ts';
import { isAway } from '#web/features/characters/place.ts';
import { Link } from '#web/ui/router/link.tsx';
import type { ComponentProps } from 'react';

interface PrintLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  character: Pick<Character, 'id' | 'campaignId'>;
}

/** The way to a sheet on paper, in a tab of its own. */
export function PrintLink({ character: { id, campaignId }, ...rest }: PrintLinkProps) {
  return isAway(campaignId) ? (
    <Link {...rest} to="/tools/character/print" search={{ on: campaignId, hero: id }} target="_blank" />
  ) : (
    <Link {...rest} to="/account/characters/$campaignId/$characterId/print" params={{ campaignId, characterId: id }} target="_blank" />
  );
}
