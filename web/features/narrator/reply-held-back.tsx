import { calls } from '#web/lib/api.ts';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { HeldBack } from './held-back.tsx';

interface ReplyHeldBackProps {
  campaignId: string;
  messageId: string;
  /** The last reply of the story: with another one there is more to ask for. */
  lastReplyId: string | null;
}

/** Below a reply, for Dungeon Masters: what the reply check held back of it. */
export function ReplyHeldBack({ campaignId, messageId, lastReplyId }: ReplyHeldBackProps) {
  const { queryKey, queryFn } = calls.narrator.heldBack.queryOptions({ input: { campaignId } });
  const { data } = useQuery({ queryKey: [...queryKey, lastReplyId], queryFn, placeholderData: keepPreviousData });
  return <HeldBack objections={data?.replies.find(({ narrationId }) => narrationId === messageId)?.heldBack ?? []} />;
}
