/**
 * Strokes of the characters of a verification code, on a field 10 wide and 14 high, as SVG path data. Drawn by us: no font is needed, so that
 * the picture looks the same on every machine. Characters that are easily mistaken for one another (0 O, 1 I L, 5 S, 2 Z, 8 B) are left out.
 */
export const GLYPHS: Readonly<Record<string, string>> = {
  '3': 'M1 2 Q5 -1 8.5 2 Q10 6 4.5 6.8 Q10.5 7.5 9 11.5 Q5 16 1 12',
  '4': 'M7 14 L7 0 L0.5 10 L10 10',
  '6': 'M8.5 1 Q1 1 1 9 Q1 14 5 14 Q9.5 14 9.5 9.8 Q9.5 6 5.5 6 Q2 6 1 9.5',
  '7': 'M0.5 0.5 L9.5 0.5 L4 14',
  '9': 'M9 4.5 Q9 0 5 0 Q0.8 0 0.8 4.2 Q0.8 8 4.8 8 Q8.5 8 9 4.5 Q9.5 12.5 3 14',
  A: 'M0 14 L5 0 L10 14 M2 9 L8 9',
  C: 'M9.5 3 Q7.5 0 5 0 Q0.5 0 0.5 7 Q0.5 14 5 14 Q7.5 14 9.5 11',
  E: 'M9 0 L1 0 L1 14 L9 14 M1 7 L7.5 7',
  F: 'M9 0 L1 0 L1 14 M1 7 L7.5 7',
  G: 'M9.5 3 Q7.5 0 5 0 Q0.5 0 0.5 7 Q0.5 14 5 14 Q9.5 14 9.5 8 L5.5 8',
  H: 'M1 0 L1 14 M9 0 L9 14 M1 7 L9 7',
  J: 'M8 0 L8 10 Q8 14 4.5 14 Q1 14 1 10.5',
  K: 'M1 0 L1 14 M9.5 0 L1 8.5 M4 6 L9.5 14',
  M: 'M0.5 14 L1.5 0 L5 9 L8.5 0 L9.5 14',
  N: 'M1 14 L1 0 L9 14 L9 0',
  P: 'M1 14 L1 0 L5.5 0 Q9.5 0 9.5 4 Q9.5 8 5.5 8 L1 8',
  R: 'M1 14 L1 0 L5.5 0 Q9.5 0 9.5 3.8 Q9.5 7.5 5.5 7.5 L1 7.5 M5 7.5 L9.5 14',
  T: 'M0 0.5 L10 0.5 M5 0.5 L5 14',
  U: 'M1 0 L1 9.5 Q1 14 5 14 Q9 14 9 9.5 L9 0',
  V: 'M0 0 L5 14 L10 0',
  W: 'M0 0 L2.5 14 L5 4 L7.5 14 L10 0',
  X: 'M0.5 0 L9.5 14 M9.5 0 L0.5 14',
  Y: 'M0.5 0 L5 7 L9.5 0 M5 7 L5 14',
}
