import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Toast } from './toast.tsx';

const text = { title: 'Sign in failed', sentence: 'Invalid email or password' };
const draw = (tone: 'plain' | 'danger') => renderToStaticMarkup(<Toast said={{ ...text, tone }} onClose={() => undefined} />);

describe('a toast', () => {
  it('of something that went wrong is in the destructive style and read aloud at once', () => {
    expect(draw('danger')).toContain('data-tone="danger"');
    expect(draw('danger')).toMatch(/bg-seal text-on-seal/);
    expect(draw('danger')).toContain('aria-live="assertive"');
  });

  it('of something that worked is not', () => {
    expect(draw('plain')).toContain('data-tone="plain"');
    expect(draw('plain')).not.toMatch(/bg-seal/);
    expect(draw('plain')).toContain('aria-live="polite"');
  });

  it('holds its title and its sentence', () => {
    expect(draw('danger')).toContain('Sign in failed');
    expect(draw('danger')).toContain('Invalid email or password');
  });

  it('is scrolled inside where it has much to say, by keys as well', () => {
    const sentence = 'Kara eats nothing. '.repeat(40);
    const long = renderToStaticMarkup(<Toast isLong said={{ title: '6 days end', sentence, tone: 'plain' }} onClose={() => undefined} />);
    expect(long).toMatch(/<p tabindex="0" class="[^"]*max-h-[^"]*overflow-y-auto/);
    expect(draw('plain')).not.toContain('overflow-y-auto');
  });

  it('may offer something to do', () => {
    const said = { ...text, tone: 'plain', action: { label: 'Undo', act: () => undefined } } as const;
    expect(renderToStaticMarkup(<Toast said={said} onClose={() => undefined} />)).toMatch(/<button[^>]*>Undo</);
    expect(draw('plain')).not.toContain('Undo');
  });
});
