import { refuses, startModelServer } from '#tests/support/services/model-server.ts';
import { hear, sampleReply } from '#tests/support/services/narrator-reply.ts';
import { describe, expect, it } from 'vitest';
import { openModel } from './model.ts';

const settings = { name: null, baseUrl: null, apiKey: null, firstContentMs: 5000, stallMs: 5000, totalMs: 20_000 };

describe('openModel', () => {
  it('opens the Storyteller when no model is named, and it answers the intents', async () => {
    const { text, end } = await hear(openModel(settings).narrate(sampleReply()));
    expect(end).toMatchObject({ ending: 'complete', spokenBy: 'Storyteller (procedural, no AI model)', fellBack: null });
    expect(text).toContain('Kara');
  });

  it('lets the Storyteller answer for a model that does not', async () => {
    const server = await startModelServer();
    server.script(refuses(401));
    const model = openModel({ ...settings, name: 'openai-compatible:fake', baseUrl: server.url });
    const heard = [await hear(model.narrate(sampleReply())), await hear(model.narrate(sampleReply()))];
    await server.close();
    expect(heard.map(({ end }) => end.fellBack)).toEqual(['key-refused', 'key-refused']);
  });

  it('refuses a provider that it does not know', () => {
    expect(() => openModel({ ...settings, name: 'skynet:one' })).toThrow('is not of the form provider:model');
  });
});
