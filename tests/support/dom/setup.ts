import './gaps.ts';
import { failOnComplaints } from './complaints.ts';
import { renderAfresh } from './render-at.tsx';

// React asks for this before it believes that a test drives it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
failOnComplaints();
renderAfresh();
