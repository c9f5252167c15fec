import { limits } from '#domain/limits/limits.ts';
import { describe, expect, it } from 'vitest';
import { documentAccept, wrongWithDocument } from './document-file.ts';

describe('a file that is to become a tome', () => {
  it.each(['notes.txt', 'Rules.MD', 'atlas.pdf', 'old.doc', 'new.docx', 'lore.json'])('is taken as %s', (name) => {
    expect(wrongWithDocument({ name, size: 12 })).toBeNull();
  });

  it.each(['map.png', 'notes', 'notes.txt.exe', 'pdf'])('is not taken as %s, in the words of field and notice', (name) => {
    expect(wrongWithDocument({ name, size: 12 })).toEqual({
      field: 'Please select a valid document file (txt, md, pdf, doc, docx, json)',
      notice: 'Please select a valid file type (TXT, MD, PDF, DOC, DOCX, or JSON)',
    });
  });

  it('may have exactly as many bytes as the limit, and not one more', () => {
    expect(wrongWithDocument({ name: 'a.txt', size: limits.uploadBytes })).toBeNull();
    expect(wrongWithDocument({ name: 'a.txt', size: limits.uploadBytes + 1 })?.notice).toBe('File size must be less than 10MB');
  });

  it('says so when it is empty', () => {
    expect(wrongWithDocument({ name: 'a.txt', size: 0 })?.field).toBe('This file is empty (0 bytes). Please choose another.');
  });

  it('is offered by its ending', () => {
    expect(documentAccept).toBe('.txt,.md,.pdf,.doc,.docx,.json');
  });
});
