import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** Whoever signs people in; found by OpenID Connect's discovery. */
  issuer: string;
}

/** What an ID token says about a person. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email(),
  email_verified: z.boolean().default(false),
  name: z.string().trim().min(1).max(60).optional().catch(undefined),
});

/**
 * Sign-in with Google by OpenID Connect: the code is bound to this browser by state and PKCE, the ID token to this sign-in
 * by its nonce, and what it says is believed only with the issuer's signature. Nothing is asked of Google but who it is.
 */
export function googleSignIn({ clientId, clientSecret, issuer }: GoogleSettings) {
  return genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId,
        clientSecret,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        requireEmailVerification: true,
        disableProviderLogout: true,
        // The library has verified the token by now. Without one nobody is known, whatever else the issuer would tell.
        getUserInfo: ({ idToken }) => Promise.resolve(idToken === undefined ? null : personOf(idToken)),
      },
    ],
  });
}

function personOf(idToken: string) {
  const {
    sub,
    email,
    email_verified: emailVerified,
    name,
  } = Claims.parse(JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')));
  // No picture: it would be fetched from elsewhere.
  return { id: sub, sub, email, emailVerified, name: name ?? email.split('@')[0] ?? email };
}
