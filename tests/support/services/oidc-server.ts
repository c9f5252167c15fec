import { Events, OAuth2Server } from 'oauth2-mock-server';
import type { MutableRedirectUri, MutableResponse, MutableToken } from 'oauth2-mock-server';

interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  picture?: string;
}

/** A real OpenID Connect server on this machine that signs in whoever it is told to. */
export interface OidcServer {
  issuer: string;
  /** Who sits before its page. */
  person: Claims;
  /** Changes the next ID token before it is signed. */
  alterNextToken(change: (claims: Record<string, unknown>) => void): void;
  /** Changes the next answer of its token endpoint. */
  alterNextAnswer(change: (body: Record<string, unknown>) => void): void;
  /** Changes the next address it sends a browser back to. */
  alterNextReturn(change: (address: URL) => void): void;
  end(): Promise<void>;
}

export const CLIENT = { clientId: 'hearthlore-test', clientSecret: 'kept between us' };

export async function startOidcServer(person: Claims): Promise<OidcServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = server.issuer.url ?? '';
  const started: OidcServer = {
    issuer,
    person,
    alterNextToken: (change) => {
      const hear = ({ payload }: MutableToken) => {
        if (payload['aud'] === undefined || payload['scope'] !== undefined) return;
        change(payload);
        server.service.off(Events.BeforeTokenSigning, hear);
      };
      server.service.on(Events.BeforeTokenSigning, hear);
    },
    alterNextAnswer: (change) =>
      void server.service.once(Events.BeforeResponse, ({ body }: MutableResponse) => {
        if (body !== '') change(body);
      }),
    alterNextReturn: (change) => void server.service.once(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => change(url)),
    end: () => server.stop(),
  };
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => void Object.assign(payload, started.person));
  return started;
}
