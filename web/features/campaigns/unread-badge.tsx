import { Badge } from '#web/ui/badge.tsx';

/** How many messages of a campaign the person has not read; nothing for none. */
export function UnreadBadge({ unread = 0 }: { unread?: number | undefined }) {
  if (unread === 0) return null;
  return <Badge tone="candle">{unread >= 100 ? '99+ unread' : `${unread} unread`}</Badge>;
}
