import type { AssistantMessage } from '#domain/chat/assistant-message.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts';
import { resend } from '#web/lib/resend.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useRef, useState } from 'react';

/** The DM's own history with the assistant of a campaign, and asking it. A question that was not answered stays in the box. */
export function useAssistant(campaignId: string, personId: string) {
  const input = { campaignId };
  const { data, isPending, isError, refetch } = useQuery(calls.assistant.list.queryOptions({ input }));
  const [text, setText] = useSessionStorage(`hearthlore.assistant/${personId}/${campaignId}`, '', (value) =>
    typeof value === 'string' ? value : null,
  );
  const [asking, setAsking] = useState<{ id: string; content: string } | null>(null);
  const sent = useRef<{ id: string; content: string } | null>(null);
  const ask = async () => {
    const content = text.trim();
    if (content === '' || asking !== null) return;
    // Asked again after its answer was lost, it is the same question.
    const question = sent.current?.content === content ? sent.current : { id: newId(), content };
    sent.current = question;
    setAsking(question);
    try {
      const exchange = await resend(() => api.assistant.ask({ ...input, ...question }));
      sent.current = null;
      setText(() => '');
      queryClient.setQueryData(calls.assistant.list.queryKey({ input }), (known) =>
        known ? { ...known, messages: withBoth(known.messages, [exchange.question, exchange.answer]) } : known,
      );
    } catch (error) {
      notify.refusal(error, { title: 'Error', sentence: 'Failed to send message' });
    }
    setAsking(null);
  };
  const lines = (data?.messages ?? []).filter((line) => line.id !== asking?.id);
  return {
    lines,
    label: data?.label ?? '',
    isPending,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    words: text,
    setText,
    asking: asking?.content ?? null,
    ask,
  };
}

function withBoth(known: readonly AssistantMessage[], both: AssistantMessage[]): AssistantMessage[] {
  return [...known.filter(({ id }) => both.every((each) => each.id !== id)), ...both];
}
