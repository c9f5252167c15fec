import type { Client } from '#tests/support/app/people.ts';

/** The ids of all messages of a campaign that the asking person may read. */
export async function listChat({ chat }: Client, campaignId: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (let before: number | undefined; ;) {
    const { messages, more } = await chat.list({ campaignId, ...(before === undefined ? {} : { before }) });
    for (const { id } of messages) found.add(id);
    before = messages[0]?.position;
    if (!more || before === undefined) return found;
  }
}
