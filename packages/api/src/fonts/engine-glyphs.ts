// Written by dev/engine-glyphs.ts. The characters above U+007E that the fonts inside the typesetting engine have in
// every style that the templates use, as ranges in base 36: the distance from the last, and the length after a plus.

/** Those of the first family. */
export const SERIF_GLYPHS =
  '4g+bj 2 2 4 2 4 3+44 8+2 i+1d 7 a+1 e 6+c h+1 5+4 6+6 2 2+j 2+17 2+h f+6 2+1 2 2+2q 3+1 d+7 p+1g 3+5 4+15 53+j 3 a+q 6+4 4ld e+1 3+4 2 2+4 3+2 2+1 1t 4 4 i 5 1x+4b 3 2+2h 7+l 3+5 3+11 3+5 3+7 2 2 2 2+u 3+1g 2+e 2+d 3+5 2+i 3+2 2+8 2+13 8+8 2+5 4 2 3+4 4 x+1 3+q 2+4 e+2 3+1 3+1 3 2 e 1t+3 2+1 3 3+3 2 2 2+1 3+1 2+1 3 2 2 2+1 7 7+4 q+1d c+b d 6 e+1 3+1 a+e 13+d 2+d 2+1 4+8 b 6 5 4 3+1 g 7+2 2+1 5+1 3+3 h+3 g+3 19 16 j+1 d g+1 8+1 4p ct+1 h+1 3+1 5+1 3+1 5+1 2+3 3+8 1a k 2 3 9 8 a+q d 3 2+1 3+3 15 3 a+2 5f 3j+1 vt+c 8+3 o84+2 3+1 2w+3 gil+d 2+4 2 2+1 2+1 2+8 xb 15ah+1'
/** Those of any family. */
export const ENGINE_GLYPHS =
  '4g+j2 2+13 3+5 5+6 2 2+j 2+5w 3+c 2+35 3+3 h+3 7+3 k+11 3+6 2+12 2+1 7+1i 9+q 5+6 2 1mw 1u+1 2 3+1 2 3 7+3 2+6 2+2 2 2 3+1 2+c 2+1 c+5 eb+18 is+2d 3+5 1s3 2 5+4 2 7 2+3 3+3 d+2 2+c 2+t 2+1 2+5 i+1 3 5+1r 5+1 3+1 1j+4b 3+2j 7+l 3+5 3+11 3+5 3+7 2 2 2 2+u 3+1g 2+e 2+d 3+5 2+i 3+2 2+8 2+13 2 6+8 2+7 2 2+7 4 3 2 b h+1 3+q 2+c 4+w 1s+3 2+1 3 3+3 2 2 2+2 2+1 2+2 2 2 2 2+1 3+1 3 7+4 f 8+1 2+1d 5 7+40 2+b 7+9 4+16 2+u 2+o d+3 3 a+4 7+4 9+f 6 h+6 2+d 3+1 3+6 3+6 a+1x 3 3+3 5+3 a 6+j w+1 4 27+1 65+74 5 k 2 3 9 6 2 9+r d+7 2+6 12 3 a+2 9+1 4 2z 22 2j 3+1 m 4 6+5 a+2 9+73 3s+1 f+1 2b f+1 5 1b 1n+1 4a+8 5+8 92+h 3+3 2+1 2+3b 6+6 7t 7 3+3 9 do+1 mz3+1 d1+1 7+1 d+1 4x+e 5+c 6 3 5 2c+5 2+1 p 26+1 od a+27 fnl+6 n+1e lz b7+4 8z+26 9e+r 14p7+1 ur bt'
