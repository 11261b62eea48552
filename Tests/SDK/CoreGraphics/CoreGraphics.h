// C structures, so that blocks can take them.
typedef struct CGPoint { double x, y; } CGPoint;
typedef struct CGSize { double width, height; } CGSize;
typedef struct CGVector { double dx, dy; } CGVector;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
