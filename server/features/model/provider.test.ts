import { describe, expect, it } from 'vitest';
import { openProvider } from './provider.ts';

const access = { baseUrl: null, apiKey: 'sk-1' };

describe('openProvider', () => {
  it.each([
    ['openai-compatible:llama', 'http://localhost:8080/v1', 'llama'],
    ['openai:gpt-x', null, 'gpt-x'],
    ['anthropic:claude-x', null, 'claude-x'],
    ['google:gemini-x', null, 'gemini-x'],
    ['ollama:llama3.2:3b', null, 'llama3.2:3b'],
  ])('opens %s without calling it', (name, baseUrl, modelId) => {
    expect(openProvider(name, { ...access, baseUrl })).toMatchObject({ specificationVersion: 'v4', modelId });
  });

  it.each(['openai-compatible:llama', 'ollama:llama3.2'])('opens %s without a key', (name) => {
    expect(openProvider(name, { baseUrl: 'http://localhost:8080/v1', apiKey: null })).toMatchObject({ specificationVersion: 'v4' });
  });

  it.each([
    [
      'skynet:one',
      access,
      'is not of the form provider:model with one of these providers: openai-compatible, openai, anthropic, google, ollama.',
    ],
    ['openai', access, 'is not of the form provider:model'],
    ['openai:', access, 'is not of the form provider:model'],
    ['openai-compatible:llama', access, 'The provider "openai-compatible" needs a base URL.'],
    ['ollama:llama', { ...access, baseUrl: 'localhost:11434' }, 'is not an http or https address.'],
    ['openai:gpt-x', { ...access, baseUrl: 'https://a:b@host/v1' }, 'must not hold a name or password.'],
    ['anthropic:claude-x', { ...access, apiKey: null }, 'The provider "anthropic" needs an API key.'],
    ['openai:gpt-x', { ...access, apiKey: 'sk-1\n' }, 'The API key is empty, or has spaces or characters that cannot be sent.'],
  ])('refuses %s when something is amiss', (name, settings, sentence) => {
    const open = () => openProvider(name, settings);
    expect(open).toThrow(sentence);
    expect(open).not.toThrow('sk-1');
  });
});
