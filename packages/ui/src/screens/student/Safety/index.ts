export { type SafetyGuide, SafetyProvider, useSafety } from './safetyContext.ts';
