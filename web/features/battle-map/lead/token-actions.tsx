import type { TokenView } from '#domain/battle-map/view.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { Lead } from './use-lead.tsx';

/** What those who lead do with a token. */
export function TokenActions({ token, lead }: { token: TokenView; lead: Lead }) {
  return (
    <>
      <Button size="sm" variant="quiet" disabled={lead.isBusy} aria-label={`Edit ${token.name}`} onClick={() => lead.edit(token)}>
        Edit
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={lead.isBusy}
        aria-label={token.hidden ? `Show ${token.name} to the players` : `Hide ${token.name} from the players`}
        onClick={() => lead.hide(token)}
      >
        {token.hidden ? 'Show' : 'Hide'}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        className="!text-wine"
        disabled={lead.isBusy}
        aria-label={`Remove ${token.name}`}
        onClick={() => lead.remove(token)}
      >
        Remove
      </Button>
    </>
  );
}
