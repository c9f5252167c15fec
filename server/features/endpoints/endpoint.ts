import type { EndpointKind } from '#domain/narration/endpoint-kind.ts';
import { outboundAddress, outboundKey } from '#server/kernel/http/outbound.ts';

/** A service that speaks the protocol of OpenAI for speech or pictures, as it is asked. */
export interface Endpoint {
  baseUrl: string;
  model: string;
  /** The voice of speech; null for pictures. */
  voice: string | null;
  apiKey: string | null;
}

/** What an administrator, or the environment, says of a service. */
export interface EndpointChoice {
  baseUrl: string;
  model: string;
  voice: string | null;
}

const names: Record<EndpointKind, string> = { speech: 'The speech service', picture: 'The picture service' };

/** A service that can be asked. Refuses in one sentence an address, a model, a voice or a key that cannot be used. */
export function openEndpoint(kind: EndpointKind, { baseUrl, model, voice }: EndpointChoice, apiKey: string | null): Endpoint {
  const address = outboundAddress(names[kind], baseUrl);
  if (model === '') throw new Error(`${names[kind]} needs the name of a model.`);
  if (kind === 'speech' && (voice === null || voice === '')) throw new Error(`${names[kind]} needs the name of a voice.`);
  return { baseUrl: address.replace(/\/+$/, ''), model, voice: kind === 'speech' ? voice : null, apiKey: outboundKey(apiKey) };
}
